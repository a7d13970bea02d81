export { default } from "virtual:icons/dawn";
