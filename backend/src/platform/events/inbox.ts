import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Makes a handler's effect happen once, however often its event is delivered. */
@Injectable()
export class Inbox {
  constructor(private readonly em: EntityManager) {}

  /**
   * Runs `effect` and notes the event in one transaction. Returns false, without running it, when this handler has
   * already dealt with the event. The caller runs on its own EntityManager fork.
   */
  async once(handler: string, eventId: string, effect: () => Promise<void>): Promise<boolean> {
    return this.em.transactional(async (em) => {
      const added = await em.execute('insert into inbox (handler, event_id) values (?, ?) on conflict do nothing returning 1', [handler, eventId]);
      if (added.length === 0) return false;
      await effect();
      return true;
    });
  }

  /**
   * A part of an effect that is not to be repeated when a later one fails, such as the first of two mails: noted at
   * once, whatever becomes of the transaction around it. Called inside `once`, so nobody else is at the same event.
   */
  async part(name: string, eventId: string, effect: () => Promise<void>): Promise<void> {
    const notes = this.em.fork();
    const done = await notes.execute('select 1 from inbox where handler = ? and event_id = ?', [name, eventId]);
    if (done.length > 0) return;
    await effect();
    await notes.execute('insert into inbox (handler, event_id) values (?, ?) on conflict do nothing', [name, eventId]);
  }
}
