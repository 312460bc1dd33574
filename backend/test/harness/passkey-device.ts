import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
/**
 * Flags in the authenticator data of a passkey: a person was present, the person was verified, and (at registration) a
 * new key follows.
 */
const [PRESENT, VERIFIED, NEW_KEY] = [0x01, 0x04, 0x40];

interface Answer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
  clientExtensionResults: object;
}

/**
 * A simulated device with one passkey (ES256). It signs any data, so that tests can also simulate a dishonest device.
 */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;

  constructor(
    private readonly origin: string,
    private readonly host = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    // The public key as a COSE map: key type 2, algorithm -7, curve 1, and the two coordinates.
    this.publicKey = Buffer.concat([
      hex('a5 01 02 03 26 20 01 21 58 20'),
      Buffer.from(x, 'base64url'),
      hex('22 58 20'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** Returns a new passkey for the challenge, without an attestation of the device. */
  register(challenge: string): Answer {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.publicKey]);
    const data = Buffer.concat([this.authenticatorData(PRESENT | VERIFIED | NEW_KEY), credential]);
    const attestation = Buffer.concat([
      hex('a3 63'),
      Buffer.from('fmt'),
      hex('64'),
      Buffer.from('none'),
      hex('67'),
      Buffer.from('attStmt'),
      hex('a0 68'),
      Buffer.from('authData'),
      hex('58'),
      Buffer.from([data.length]),
      data,
    ]);
    const client = this.clientData('webauthn.create', challenge);
    return this.answer({ clientDataJSON: base64url(client), attestationObject: base64url(attestation) });
  }

  signIn(challenge: string): Answer {
    this.counter += 1;
    const data = this.authenticatorData(PRESENT | VERIFIED);
    const client = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  private answer(response: Answer['response']): Answer {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
