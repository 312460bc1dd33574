import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Drug, DRUGS, type MyMedicineList } from '../../contract/drugs.contract.js';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { sendAnswer } from '../../platform/cache/send-answer.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { DrugsService } from './drugs.service.js';
import { MyMedicines } from './my-medicines.js';
import { VaColumn } from './va-column.js';
import { VaFormulary } from './va-formulary.js';

@Controller()
export class DrugsController {
  constructor(
    private readonly drugs: DrugsService,
    private readonly formulary: VaFormulary,
    private readonly medicines: MyMedicines,
    private readonly vaColumn: VaColumn,
  ) {}

  @Serve(DRUGS.autocomplete)
  autocomplete(@Input() { query }: InputOf<typeof DRUGS.autocomplete>): Promise<Drug[]> {
    return this.drugs.find(query.q, query.year);
  }

  @Serve(DRUGS.names)
  async names(@Input() { query }: InputOf<typeof DRUGS.names>): Promise<{ name: string }[]> {
    return (await this.drugs.names(query.q)).map((name) => ({ name }));
  }

  @Serve(DRUGS.covered)
  async covered(@Input() { query }: InputOf<typeof DRUGS.covered>, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return sendAnswer(await this.drugs.coverage(query.drugs.split(','), query.planids.split(','), query.year), request, reply);
  }

  @Serve(DRUGS.mine)
  mine(@CurrentUser() { userId }: AuthContext): Promise<MyMedicineList> {
    return this.medicines.list(userId);
  }

  @Serve(DRUGS.keep)
  keep(@CurrentUser() { userId }: AuthContext, @Input() { body }: InputOf<typeof DRUGS.keep>): Promise<MyMedicineList> {
    return this.medicines.replace(userId, body.medicines);
  }

  @Serve(DRUGS.facts)
  facts(@Input() { query }: InputOf<typeof DRUGS.facts>): Promise<ReplyOf<typeof DRUGS.facts>> {
    return this.vaColumn.factsOf(query.drugs.split(','));
  }

  @Serve(DRUGS.va)
  va(@Input() { query }: InputOf<typeof DRUGS.va>): Promise<ReplyOf<typeof DRUGS.va>> {
    return this.formulary.find(query.q);
  }
}
