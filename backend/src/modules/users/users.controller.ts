import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/api/endpoint.js';
import { USERS } from '#contract/api/users.contract.js';
import { inSteps } from '#platform/async/in-steps.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { UsersService } from './users.service.js';

/**
 * Step of the response times of a sign-up, in milliseconds. Opening an account takes one or two milliseconds longer
 * than finding that the address is taken. A step of this length hides the difference.
 */
const SIGN_UP_STEP_MS = 50;

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Serve(USERS.signUp)
  async signUp(@Input() { body }: InputOf<typeof USERS.signUp>): Promise<{ ok: true }> {
    await inSteps(SIGN_UP_STEP_MS, () => this.users.signUp(body));
    return { ok: true };
  }
}
