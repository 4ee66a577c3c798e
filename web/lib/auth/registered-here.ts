import { keptText } from "../storage.ts";

const registered = keptText("localStorage", "likeness.registered");

/** Notes that someone registered in this browser, so that the link in the email needs no further word here. */
export function rememberRegistration(): void {
  registered.write("1");
}

export function registeredHere(): boolean {
  return registered.read() !== null;
}
