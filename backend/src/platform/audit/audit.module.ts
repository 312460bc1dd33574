import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';
import { AuditCheckpoint } from './audit-checkpoint.js';
import { AuditChecks } from './audit-checks.js';
import { AuditReader } from './audit-reader.js';
import { AuditTrail } from './audit-trail.js';

@Global()
@Module({ providers: [AuditChecks, AuditReader], exports: [AuditChecks, AuditReader] })
export class AuditModule {}

/**
 * Module with the classes that write and verify the audit trail. Only workers import the module, because the web
 * process does not have AUDIT_KEY.
 */
@Module({ providers: [AuditChain, AuditCheckpoint, AuditTrail], exports: [AuditChain, AuditTrail] })
export class AuditTrailModule {}
