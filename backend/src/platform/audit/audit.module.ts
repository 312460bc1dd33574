import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';
import { AuditCheckpoint } from './audit-checkpoint.js';
import { AuditChecks } from './audit-checks.js';
import { AuditReader } from './audit-reader.js';

@Global()
@Module({
  providers: [AuditChain, AuditChecks, AuditReader, AuditCheckpoint],
  exports: [AuditChain, AuditChecks, AuditReader, AuditCheckpoint],
})
export class AuditModule {}
