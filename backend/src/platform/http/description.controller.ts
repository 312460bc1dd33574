import { Controller, Inject } from '@nestjs/common';
import { SITE } from '../../contract/messages/site.js';
import { SYSTEM } from '../../contract/system.contract.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { describeApi } from './openapi.js';
import { Serve } from './serve.js';

@Controller()
export class DescriptionController {
  private readonly description = describeApi(SITE.name, '1');

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Closed in production: it is for developers, and says much about our insides. */
  @Serve(SYSTEM.description)
  async describe(): Promise<{ openapi: string }> {
    if (this.config.production) throw new AppError('request.notFound');
    return this.description;
  }
}
