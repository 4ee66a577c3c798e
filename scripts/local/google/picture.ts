/** A drawn head and shoulders, 48 pixels wide: what someone here has for a profile picture. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwBAMAAAClLOS0AAAAMFBMVEV6T5rz59ft39Ti0c7VwciaeKrEq7+LZaOVcajax8qBWJ7A" +
  "p72JY6K1mbjMtsSkg6/1Zg8AAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAzElEQVQ4jWNgGAUMYUbKqdiCoURQUFDQHVOcQxEkIdSA" +
  "IVEEEhcUVMeQcIRIiKCLs0LEBQUD0CTYYBIJaBLMMAkDNAkmmIQCsRLMuIxiw2U5Ky7nMuDyIMMhXEHCgSsQGXAFOwPOiKIe6HVW" +
  "FBQUMrmBLt4C8/lUVPF1MHFBwVfI4jyGCAnhA0gSixHigoJWmCGIEY78yOKCgh/gEvDoQ4/EQFQJUbjERlQJabjERFQJSbgEki/A" +
  "PoFLgCMPAYQI68BpB05XoflDAiQGAFMTKrv54ncpAAAAAElFTkSuQmCC";

export const PICTURE_PATH = "/pictures/profile.png";

export function pictureResponse(): Response {
  return new Response(Buffer.from(PNG, "base64"), { headers: { "content-type": "image/png" } });
}
