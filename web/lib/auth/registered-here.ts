const KEY = "likeness.registered";

/** Notes that someone registered in this browser, so that the link in the mail needs no further word here. */
export function rememberRegistration(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // storage may be forbidden: the link then asks for one click more
  }
}

export function registeredHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
