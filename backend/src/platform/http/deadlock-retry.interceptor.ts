import { DeadlockException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, from, lastValueFrom, type Observable } from 'rxjs';
import { withEntityManager } from '../database/unit-of-work.js';

/**
 * Calls a controller a second time if PostgreSQL rolled back its transaction because of a deadlock with another
 * transaction. By the time of the second attempt, that other transaction has usually ended. The second attempt gets a
 * new EntityManager.
 */
@Injectable()
export class DeadlockRetryInterceptor implements NestInterceptor {
  constructor(private readonly em: EntityManager) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DeadlockException)) throw error;
        return from(withEntityManager(this.em, () => lastValueFrom(next.handle())));
      }),
    );
  }
}
