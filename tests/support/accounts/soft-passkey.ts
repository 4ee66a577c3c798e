import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A device with one passkey, in software: it answers the questions of the server as a browser would. */
export function softPasskey(origin: string) {
  const { hostname: rpID } = new URL(origin);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** The person is there, and was recognised. */
  const head = (flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpID).digest(), Buffer.from([flags]), count]);
  };
  const answer = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });
  let uses = 0;

  return {
    id: id.toString("base64url"),
    /** Answers the question that makes it. */
    register({ challenge }: { challenge: string }) {
      const cose = map([
        [uint(1), uint(2)],
        [uint(3), negative(7)],
        [negative(1), uint(1)],
        [negative(2), bytes(Buffer.from(x, "base64url"))],
        [negative(3), bytes(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(0x45, 0), Buffer.alloc(16), length, id, cose]);
      const attestation = map([
        [text("fmt"), text("none")],
        [text("attStmt"), map([])],
        [text("authData"), bytes(authData)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      }) as never;
    },
    /** Answers a question; `unseen`: without having recognised its owner. */
    use({ challenge }: { challenge: string }, input: { from?: string; unseen?: boolean } = {}) {
      uses++;
      const data = clientData("webauthn.get", challenge, input.from);
      const authData = head(input.unseen ? 0x01 : 0x05, uses);
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      }) as never;
    },
  };
}

/** As much of CBOR (RFC 8949) as a passkey says. */
const item = (major: number, n: number) => {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
};
const uint = (n: number) => item(0, n);
const negative = (n: number) => item(1, n - 1);
const bytes = (value: Buffer) => Buffer.concat([item(2, value.length), value]);
const text = (value: string) => Buffer.concat([item(3, value.length), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([item(5, entries.length), ...entries.flat()]);
