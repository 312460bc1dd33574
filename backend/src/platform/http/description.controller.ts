import { Controller, Inject } from '@nestjs/common';
import { SYSTEM } from '#contract/api/system.contract.js';
import { SITE } from '#contract/messages/site.js';
import { CONFIG, type Config } from '../config/config.js';
import { Serve } from '../endpoint/serve.js';
import { AppError } from '../errors/app-error.js';
import { describeApi } from './openapi.js';

@Controller()
export class DescriptionController {
  private readonly description = describeApi(SITE.name, '1');

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Disabled on public sites, because it reveals internals. */
  @Serve(SYSTEM.describe)
  async describe(): Promise<{ openapi: string }> {
    if (this.config.production && !this.config.developmentPages) throw new AppError('request.notFound');
    return this.description;
  }
}
