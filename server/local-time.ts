export { localDay, localMoment, localTime } from "../domain/india/local-time.ts";
