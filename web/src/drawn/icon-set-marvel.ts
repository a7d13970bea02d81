export { default } from "virtual:icons/marvel";
