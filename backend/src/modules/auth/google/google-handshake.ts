import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '#contract/pages.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { Cipher, newToken } from '#platform/crypto/cipher.js';
import { cookieRules } from '../session/session-cookie.js';

/** Number of seconds within which a person must return from Google to complete a sign-in. */
const LIFE = 600;

interface Handshake {
  state: string;
  verifier: string;
  nonce: string;
  next: string;
  until: number;
}
/** The page to open after the sign-in, and the nonce that Google's token must contain. */
export interface SignInState {
  next: unknown;
  nonce: string;
}
type Done = (error: Error | null, verifier?: string | false, state?: { next: string }) => void;

/**
 * Stores the OAuth state, the nonce and the PKCE verifier in an encrypted cookie while a person signs in with Google. A
 * response from Google is accepted only once, and only in the browser that has this cookie. Do not remove parameters of
 * `store` and `verify`: Passport counts the parameters to decide which arguments to pass.
 */
@Injectable()
export class GoogleHandshake {
  private readonly replies = new WeakMap<FastifyRequest, FastifyReply>();
  private readonly taken = new WeakMap<FastifyRequest, Handshake>();
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    private readonly cipher: Cipher,
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) config: Config,
  ) {
    const { secure, nameOf } = cookieRules(config);
    this.secure = secure;
    this.name = nameOf('google_handshake');
  }

  /** Setting a cookie requires the reply, but Passport passes on only the request. */
  attach(request: FastifyRequest, reply: FastifyReply): void {
    this.replies.set(request, reply);
  }

  store(
    request: FastifyRequest,
    verifier: string,
    { next, nonce }: SignInState,
    _meta: unknown,
    done: (error: Error | null, handle: string) => void,
  ): void {
    const handshake: Handshake = {
      state: newToken(),
      verifier,
      nonce,
      next: ownPath(next),
      until: Date.now() + LIFE * 1_000,
    };
    const value = this.cipher.encrypt(JSON.stringify(handshake)).toString('base64url');
    this.host.httpAdapter.setCookie(this.replies.get(request), this.name, value, { ...this.options(), maxAge: LIFE });
    done(null, handshake.state);
  }

  verify(request: FastifyRequest, given: unknown, _meta: unknown, done: Done): void {
    const handshake = this.take(request);
    const isSame =
      handshake !== null &&
      handshake.until > Date.now() &&
      typeof given === 'string' &&
      handshake.state.length === given.length &&
      timingSafeEqual(Buffer.from(handshake.state), Buffer.from(given));
    if (isSame) done(null, handshake.verifier, { next: handshake.next });
    else done(null, false);
  }

  /** Reads and deletes the cookie. Null if the browser has no valid one. */
  take(request: FastifyRequest): Handshake | null {
    const handshake = this.taken.get(request) ?? this.read(request);
    if (!handshake) return null;
    this.taken.set(request, handshake);
    this.host.httpAdapter.clearCookie(this.replies.get(request), this.name, this.options());
    return handshake;
  }

  private options(): { path: string; secure: boolean; sameSite: 'lax'; httpOnly: true } {
    return { path: '/', secure: this.secure, sameSite: 'lax', httpOnly: true };
  }

  private read(request: FastifyRequest): Handshake | null {
    const value = parseCookie(request.headers.cookie ?? '')[this.name];
    try {
      return value ? (JSON.parse(this.cipher.decrypt(Buffer.from(value, 'base64url'))) as Handshake) : null;
    } catch {
      return null;
    }
  }
}
