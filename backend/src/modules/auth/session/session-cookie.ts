import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_FACTOR } from '#contract/limits/second-factor.js';
import { KNOWN_DEVICE, SESSION } from '#contract/limits/sessions.js';
import { CONFIG, type Config } from '#platform/config/config.js';

/** Browsers treat http to these like https, because it does not leave the computer. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether the site's cookies are secure, and a function that returns the full name of a cookie. The name of a
 * secure cookie starts with `__Host-`. Browsers accept such a cookie only over a secure connection, and send it only to
 * the host that set it. Over plain http, except on the local computer, browsers would reject secure cookies. The site's
 * cookies are then not secure, and their names have no prefix.
 */
export function cookieRules({ appUrl }: Pick<Config, 'appUrl'>): { secure: boolean; nameOf: (name: string) => string } {
  const { protocol, hostname } = new URL(appUrl);
  const secure = protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
  return { secure, nameOf: (name) => (secure ? `__Host-${name}` : name) };
}

/**
 * Values of a cookie that contains no secret and may therefore be read by scripts. Before the server confirms the
 * session, this cookie tells a page whether the visitor is probably signed in and whether they are new. With this
 * information, the page chooses the menu and the hints for new users.
 */
const HINTS = { onboarded: '1', new: '1n' };

/** Also of unfinished sign-ins, and of browsers in which people have signed in before. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly deviceName: string;
  private readonly pendingName: string;
  private readonly hintName: string;
  private readonly secure: boolean;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) config: Config,
  ) {
    const { secure, nameOf } = cookieRules(config);
    this.secure = secure;
    this.name = nameOf('sid');
    this.deviceName = nameOf('device');
    this.hintName = nameOf('signed_in');
    this.pendingName = nameOf('second_step');
  }

  read(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.valueOf(request, this.name);
  }

  private valueOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
    return parseCookie(headers.cookie ?? '')[name] ?? null;
  }

  set(reply: FastifyReply, token: string, isOnboarded: boolean): void {
    this.replace(reply, token);
    this.setHint(reply, isOnboarded);
  }

  replace(reply: FastifyReply, token: string): void {
    this.host.httpAdapter.setCookie(reply, this.name, token, { ...this.lasting(), httpOnly: true });
  }

  /** Null if the browser has no sign-in that needs a second step. */
  readPending(request: Pick<FastifyRequest, 'headers'>): string | null {
    return this.valueOf(request, this.pendingName);
  }

  setPending(reply: FastifyReply, token: string): void {
    const options = { ...this.lasting(), httpOnly: true, maxAge: SECOND_FACTOR.stepLife };
    this.host.httpAdapter.setCookie(reply, this.pendingName, token, options);
  }

  clearPending(reply: FastifyReply): void {
    this.host.httpAdapter.clearCookie(reply, this.pendingName, { ...this.rules(), httpOnly: true });
  }

  setHint(reply: FastifyReply, isOnboarded: boolean): void {
    this.host.httpAdapter.setCookie(reply, this.hintName, isOnboarded ? HINTS.onboarded : HINTS.new, this.lasting());
  }

  private rules() {
    return { path: '/', secure: this.secure, sameSite: 'lax' } as const;
  }

  private lasting() {
    return { ...this.rules(), maxAge: SESSION.absolute };
  }

  deviceTokens(request: Pick<FastifyRequest, 'headers'>): string[] {
    return (this.valueOf(request, this.deviceName) ?? '')
      .split('~')
      .filter((token) => token !== '')
      .slice(0, KNOWN_DEVICE.accounts);
  }

  /** This cookie outlives a session. Signing out deletes it if the cookies of the site are secure. */
  rememberDevice(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, token: string): void {
    const tokens = [token, ...this.deviceTokens(request)].slice(0, KNOWN_DEVICE.accounts);
    const options = { ...this.rules(), maxAge: KNOWN_DEVICE.life, httpOnly: true };
    this.host.httpAdapter.setCookie(reply, this.deviceName, tokens.join('~'), options);
  }

  /**
   * Deletes the cookies of the session from the browser. If the cookies of the site are secure, the browser is also
   * asked to delete all other cookies and all stored responses of the site. Display settings, such as the text size,
   * are kept.
   */
  clear(reply: FastifyReply): void {
    if (this.secure) void reply.header('clear-site-data', '"cache", "cookies"');
    this.clearSession(reply);
  }

  clearSession(reply: FastifyReply): void {
    this.host.httpAdapter.clearCookie(reply, this.name, { ...this.rules(), httpOnly: true });
    this.host.httpAdapter.clearCookie(reply, this.hintName, this.rules());
  }
}
