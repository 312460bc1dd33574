import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyAnswer } from '#contract/api/second-factor.contract.js';
import { SITE } from '#contract/messages/site.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import type { SecondFactor } from './second-factor.entity.js';

type Options = { challenge: string } & Record<string, unknown>;
type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response'];
type Passkey = Pick<SecondFactor, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Loaded when needed, which takes 0.2 seconds of processor time. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * Creates the options for the browser's passkey functions (WebAuthn), and verifies what these functions return.
 * Passkeys are bound to the host name in the configured address of the site. If that address contains an IP address
 * instead of a host name, passkeys cannot be used.
 */
@Injectable()
export class Passkeys {
  readonly areAvailable: boolean;
  private readonly origin: string;
  private readonly host: string;

  constructor(@Inject(CONFIG) { appUrl }: Config) {
    this.origin = appUrl;
    this.host = new URL(appUrl).hostname;
    this.areAvailable = isIP(this.host.replace(/^\[|\]$/g, '')) === 0;
  }

  async registrationOptions(user: { id: string; email: string }, known: readonly Passkey[]): Promise<Options> {
    const { generateRegistrationOptions } = await webAuthn();
    return {
      ...(await generateRegistrationOptions({
        rpName: SITE.name,
        rpID: this.host,
        userName: user.email,
        userID: new Uint8Array(Buffer.from(user.id)),
        attestationType: 'none',
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      })),
    };
  }

  /** Null if the answer is malformed, or does not match the challenge or the site. */
  async register(answer: PasskeyAnswer, challenge: string): Promise<Passkey | null> {
    const { verifyRegistrationResponse } = await webAuthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: answer as unknown as Registration,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: false,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey), counter: String(counter), transports };
    } catch {
      return null;
    }
  }

  async authenticationOptions(known: readonly Passkey[]): Promise<Options> {
    const { generateAuthenticationOptions } = await webAuthn();
    return {
      ...(await generateAuthenticationOptions({
        rpID: this.host,
        allowCredentials: known.map(descriptorOf),
        userVerification: 'preferred',
      })),
    };
  }

  /** The passkey's new signature counter, or null if it did not sign this challenge. */
  async authenticate(answer: PasskeyAnswer, challenge: string, passkey: Passkey): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webAuthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer as unknown as Authentication,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: {
          id: passkey.credentialId ?? '',
          publicKey: new Uint8Array(passkey.publicKey ?? []),
          counter: Number(passkey.counter),
        },
        requireUserVerification: false,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}

const descriptorOf = ({ credentialId, transports }: Passkey): { id: string; transports: string[] } => ({
  id: credentialId ?? '',
  transports: transports ?? [],
});
