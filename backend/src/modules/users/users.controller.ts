import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/api/endpoint.js';
import { USERS } from '#contract/api/users.contract.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Serve(USERS.signUp)
  async signUp(@Input() { body }: InputOf<typeof USERS.signUp>): Promise<{ ok: true }> {
    await this.users.signUp(body);
    return { ok: true };
  }
}
