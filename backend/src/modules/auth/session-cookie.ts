import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE, SESSION } from '../../contract/limits.js';
import { CONFIG, type Config } from '../../platform/config/config.js';

/** Readable by the page, holds no secret: lets it paint the right menu before the session was checked. */
const HINT = 'signed_in';

/** The session's cookie. `__Host-` wherever the browser accepts it: https, and http on this machine. */
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
    const pair = headers.cookie?.split(';').map((part) => part.trimStart()).find((part) => part.startsWith(`${name}=`));
    return pair ? pair.slice(name.length + 1) : null;
  }

  set(reply: FastifyReply, token: string): void {
    const options = { path: '/', secure: this.secure, sameSite: 'lax', maxAge: SESSION.absolute } as const;
    this.host.httpAdapter.setCookie(reply, this.name, token, { ...options, httpOnly: true });
    this.host.httpAdapter.setCookie(reply, HINT, '1', options);
  }

  /** Marks of the accounts that signed in from this browser before, newest first. */
  deviceMarks(request: Pick<FastifyRequest, 'headers'>): string[] {
    return (this.valueOf(request, this.deviceName) ?? '').split('~').filter((mark) => mark !== '').slice(0, KNOWN_DEVICE.accounts);
  }

  /** Makes the browser known for one more account; stays over log-out. */
  rememberDevice(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, mark: string): void {
    const marks = [mark, ...this.deviceMarks(request)].slice(0, KNOWN_DEVICE.accounts);
    this.host.httpAdapter.setCookie(reply, this.deviceName, marks.join('~'), { path: '/', secure: this.secure, sameSite: 'lax', maxAge: KNOWN_DEVICE.life, httpOnly: true });
  }

  clear(reply: FastifyReply): void {
    const options = { path: '/', secure: this.secure, sameSite: 'lax' } as const;
    this.host.httpAdapter.clearCookie(reply, this.name, { ...options, httpOnly: true });
    this.host.httpAdapter.clearCookie(reply, HINT, options);
  }
}
