import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../contract/pages.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Cipher } from '../../platform/crypto/cipher.js';
import { newToken } from '../../platform/crypto/secret-token.js';

const COOKIE = 'google_handshake';
const PATH = '/api/auth/google';
/** Seconds between leaving for Google and coming back. */
const LIFE = 600;

interface Handshake { state: string; verifier: string; next: string; until: number }
type Done = (error: Error | null, verifier?: string | false, state?: { next: string }) => void;

/**
 * Keeps state and PKCE verifier between leaving for Google and coming back: encrypted, in a cookie of this one path,
 * so that an answer fetched by another browser is refused. Used once. Passport finds out what it may pass by counting
 * the arguments of these two methods.
 */
@Injectable()
export class GoogleHandshake {
  private readonly replies = new WeakMap<FastifyRequest, FastifyReply>();
  private readonly secure: boolean;

  constructor(
    private readonly cipher: Cipher,
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) config: Config,
  ) {
    this.secure = config.appUrl.startsWith('https://');
  }

  /** Passport hands over the request alone; cookies need the reply that belongs to it. */
  attach(request: FastifyRequest, reply: FastifyReply): void {
    this.replies.set(request, reply);
  }

  store(request: FastifyRequest, verifier: string, state: { next?: unknown } | undefined, _meta: unknown, done: (error: Error | null, handle: string) => void): void {
    const handshake: Handshake = { state: newToken(), verifier, next: ownPath(state?.next), until: Date.now() + LIFE * 1_000 };
    const value = this.cipher.encrypt(JSON.stringify(handshake)).toString('base64url');
    this.host.httpAdapter.setCookie(this.replies.get(request), COOKIE, value, { ...this.options(), maxAge: LIFE });
    done(null, handshake.state);
  }

  verify(request: FastifyRequest, given: string, _meta: unknown, done: Done): void {
    const kept = this.read(request);
    this.host.httpAdapter.clearCookie(this.replies.get(request), COOKIE, this.options());
    const isSame = kept !== null && kept.until > Date.now() && kept.state.length === given.length && timingSafeEqual(Buffer.from(kept.state), Buffer.from(given));
    if (isSame) done(null, kept.verifier, { next: kept.next });
    else done(null, false);
  }

  private options(): { path: string; secure: boolean; sameSite: 'lax'; httpOnly: true } {
    return { path: PATH, secure: this.secure, sameSite: 'lax', httpOnly: true };
  }

  private read(request: FastifyRequest): Handshake | null {
    const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
    try {
      return pair ? (JSON.parse(this.cipher.decrypt(Buffer.from(pair.slice(COOKIE.length + 1), 'base64url'))) as Handshake) : null;
    } catch {
      return null;
    }
  }
}
