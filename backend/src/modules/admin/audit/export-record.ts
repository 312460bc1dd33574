import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EXPORTS } from '#contract/limits/staff.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { Publisher } from '#platform/events/publisher.js';

interface Export {
  actorId: string;
  what: (typeof EXPORTS)[number];
  filters: string[];
}
interface Page {
  rows: number;
  text: string;
}

/** Without this mark, Excel takes the file for text in the encoding of the computer, and garbles accented letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One event is published before an export's first byte, another when it ends or is canceled. */
@Injectable()
export class ExportRecord {
  constructor(
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  async start(made: Export, header: string, pages: () => AsyncGenerator<Page>): Promise<AsyncGenerator<Page['text']>> {
    this.events.publish('admin.exportStarted', made);
    await this.em.flush();
    return this.lines(made, header, pages);
  }

  private async *lines(
    { actorId, what }: Export,
    header: string,
    pages: () => AsyncGenerator<Page>,
  ): AsyncGenerator<Page['text']> {
    let rows = 0;
    let complete = false;
    try {
      yield BYTE_ORDER_MARK + header;
      for await (const page of pages()) {
        rows += page.rows;
        yield page.text;
      }
      complete = true;
    } finally {
      // An export can end after its request was closed, for instance if the client disconnected. The event that records
      // the end of the export therefore needs its own unit of work.
      await withEntityManager(this.em, async () => {
        this.events.publish('admin.exportEnded', { actorId, what, rows, complete });
        await this.em.flush();
      });
    }
  }
}

/** For the audit trail, which never gets the values of filters. The order of the rows is no filter. */
export const namesOfFilters = (query: object): string[] =>
  Object.entries(query)
    .filter(([name, value]) => value !== undefined && name !== 'sort' && name !== 'direction')
    .map(([name]) => name);

/** As fast as the client receives it. `name` is that of the file, without its extension. */
export async function sendCsv(reply: FastifyReply, name: string, lines: AsyncGenerator<string>): Promise<void> {
  await reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(lines, { objectMode: false, highWaterMark: 64 * 1024 }));
}
