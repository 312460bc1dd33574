import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';
import { AuditCheckpoint } from './audit-checkpoint.js';
import { AuditChecks } from './audit-checks.js';
import { AuditReader } from './audit-reader.js';
import { AuditTrail } from './audit-trail.js';

@Global()
@Module({ providers: [AuditChecks, AuditReader], exports: [AuditChecks, AuditReader] })
export class AuditModule {}

/** Writes and verifies the audit trail. Only workers import it, because the web process does not have AUDIT_KEY. */
@Module({ providers: [AuditChain, AuditCheckpoint, AuditTrail], exports: [AuditChain, AuditTrail] })
export class AuditTrailModule {}
