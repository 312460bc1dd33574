import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE, SESSION } from '#contract/limits/sessions.js';
import { CONFIG, type Config } from '#platform/config/config.js';

/**
 * Name of a cookie that scripts can read and that contains no secret. It tells a page whether the visitor is probably
 * signed in, before the server has confirmed it. The page uses it to choose the menu and to decide whether to show the
 * hint for new users.
 */
const HINT = 'signed_in';
const HINTS = { onboarded: '1', new: '1n' };

/**
 * Reads and writes the session cookie. The cookie's name starts with `__Host-` where browsers allow it: on https, and
 * on http for localhost.
 */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly deviceName: string;
  private readonly secure: boolean;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) config: Config,
  ) {
    const { protocol, hostname } = new URL(config.appUrl);
    this.secure = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    this.name = this.secure ? '__Host-sid' : 'sid';
    this.deviceName = this.secure ? '__Host-device' : 'device';
  }

  read(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.valueOf(request, this.name);
  }

  private valueOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
    return parseCookie(headers.cookie ?? '')[name] ?? null;
  }

  set(reply: FastifyReply, token: string, isOnboarded: boolean): void {
    this.host.httpAdapter.setCookie(reply, this.name, token, { ...this.lasting(), httpOnly: true });
    this.setHint(reply, isOnboarded);
  }

  setHint(reply: FastifyReply, isOnboarded: boolean): void {
    this.host.httpAdapter.setCookie(reply, HINT, isOnboarded ? HINTS.onboarded : HINTS.new, this.lasting());
  }

  private lasting() {
    return { path: '/', secure: this.secure, sameSite: 'lax', maxAge: SESSION.absolute } as const;
  }

  /** Returns one token for each account that has signed in from this browser before, newest first. */
  deviceTokens(request: Pick<FastifyRequest, 'headers'>): string[] {
    return (this.valueOf(request, this.deviceName) ?? '')
      .split('~')
      .filter((token) => token !== '')
      .slice(0, KNOWN_DEVICE.accounts);
  }

  /**
   * Adds the token of an account to the cookie that remembers which accounts have signed in from this browser. The
   * cookie remains when the person signs out.
   */
  rememberDevice(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, token: string): void {
    const tokens = [token, ...this.deviceTokens(request)].slice(0, KNOWN_DEVICE.accounts);
    this.host.httpAdapter.setCookie(reply, this.deviceName, tokens.join('~'), {
      path: '/',
      secure: this.secure,
      sameSite: 'lax',
      maxAge: KNOWN_DEVICE.life,
      httpOnly: true,
    });
  }

  clear(reply: FastifyReply): void {
    const options = { path: '/', secure: this.secure, sameSite: 'lax' } as const;
    this.host.httpAdapter.clearCookie(reply, this.name, { ...options, httpOnly: true });
    this.host.httpAdapter.clearCookie(reply, HINT, options);
  }
}
