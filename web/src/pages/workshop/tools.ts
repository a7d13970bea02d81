/** The tools of the editor. Most have the name of the key of the mission file that they change. */
export const TOOLS = ["tiles", "start", "exit", "spawns", "objectives", "crates", "zombies", "companions", "cars", "doors", "names", "clear"];
