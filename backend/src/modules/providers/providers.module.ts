import { Controller, Module, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { PROVIDERS } from '#contract/api/providers.contract.js';
import type { MyDoctorList } from '#contract/care-lists.js';
import { CacheModule } from '#platform/cache/answer-cache.js';
import { sendCacheResult } from '#platform/cache/send-cache-result.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import { MyDoctorsRepository } from './my-doctors.repository.js';
import { ProviderQueries } from './provider-queries.js';
import { ProvidersService } from './providers.service.js';

@Controller()
class ProvidersController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly doctors: MyDoctorsRepository,
  ) {}

  @Serve(PROVIDERS.search)
  async search(
    @Input() { body }: InputOf<typeof PROVIDERS.search>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendCacheResult(await this.providers.search(body), request, reply);
  }

  @Serve(PROVIDERS.checkCoverage)
  covered(
    @Input() { body }: InputOf<typeof PROVIDERS.checkCoverage>,
  ): Promise<ReplyOf<typeof PROVIDERS.checkCoverage>> {
    return this.providers.coverage(body);
  }

  @Serve(PROVIDERS.listMine)
  mine(@CurrentUser() { userId }: AuthContext): Promise<MyDoctorList> {
    return this.doctors.list(userId);
  }

  @Serve(PROVIDERS.saveMine)
  keep(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof PROVIDERS.saveMine>,
  ): Promise<MyDoctorList> {
    return this.doctors.replace(userId, body.doctors);
  }
}

@Module({
  imports: [MarketplaceModule, CacheModule],
  controllers: [ProvidersController],
  providers: [MyDoctorsRepository, ProviderQueries, ProvidersService],
  exports: [MyDoctorsRepository, ProviderQueries, ProvidersService],
})
export class ProvidersModule {}
