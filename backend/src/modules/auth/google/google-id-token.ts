import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '#platform/config/config.js';
import { AppError } from '#platform/errors/app-error.js';
import { GOOGLE_TIMEOUT } from './google-calls.js';

export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** Email address that Google has verified, or null if Google has not verified the address. */
  email: string | null;
}

/** Exactly one audience. Google sends `email_verified` as a boolean or as a string. */
const Claims = z.object({
  sub: z.string().check(z.minLength(1)),
  aud: z.string(),
  nonce: z.string(),
  email: z.optional(z.email()),
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
});
const CLOCKS_DIFFER_SECONDS = 60;

/** Checks that an identity token comes from Google and was issued for this site and for this sign-in. */
@Injectable()
export class GoogleIdTokens {
  private readonly keys: ReturnType<typeof createRemoteJWKSet> | null;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    const { google, timeoutFactor } = config;
    const timeoutDuration = GOOGLE_TIMEOUT * timeoutFactor;
    this.keys = google && createRemoteJWKSet(new URL(google.jwksUrl), { timeoutDuration });
  }

  /** Throws `auth.googleRefused` if the token is missing, forged, expired, or for another site or nonce. */
  async verify(token: unknown, nonce: string): Promise<GoogleIdentity> {
    const { google } = this.config;
    if (!google || !this.keys || typeof token !== 'string') throw new AppError('auth.googleRefused');
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: ['RS256'],
        // Google writes its issuer name both with and without "https://", so both forms are accepted.
        issuer: [google.issuer, google.issuer.replace('https://', '')],
        audience: google.clientId,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        clockTolerance: CLOCKS_DIFFER_SECONDS,
      });
      const { sub, email, email_verified, nonce: found } = z.parse(Claims, payload);
      if (found !== nonce) throw new Error('the nonce is of another sign-in');
      return {
        issuer: google.issuer,
        subject: sub,
        email: email_verified === true ? (email?.toLowerCase() ?? null) : null,
      };
    } catch (cause) {
      throw new AppError('auth.googleRefused', { cause });
    }
  }
}
