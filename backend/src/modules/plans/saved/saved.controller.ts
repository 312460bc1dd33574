import { Controller } from '@nestjs/common';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { SAVED_ITEMS, type SavedItems } from '#contract/api/saved.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { SavedService } from './saved.service.js';

@Controller()
export class SavedController {
  constructor(private readonly saved: SavedService) {}

  @Serve(SAVED_ITEMS.list)
  list(@CurrentUser() { userId }: AuthContext): Promise<SavedItems> {
    return this.saved.list(userId);
  }

  @Serve(SAVED_ITEMS.add)
  add(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof SAVED_ITEMS.add>,
  ): Promise<ReplyOf<typeof SAVED_ITEMS.add>> {
    return this.saved.add(userId, body);
  }

  @Serve(SAVED_ITEMS.remove)
  async remove(
    @CurrentUser() { userId }: AuthContext,
    @Input() { params }: InputOf<typeof SAVED_ITEMS.remove>,
  ): Promise<ReplyOf<typeof SAVED_ITEMS.remove>> {
    await this.saved.remove(userId, params.id);
    return { ok: true };
  }
}
