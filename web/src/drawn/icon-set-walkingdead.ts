export { default } from "virtual:icons/walkingdead";
