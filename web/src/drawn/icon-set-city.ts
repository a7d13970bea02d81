export { default } from "virtual:icons/city";
