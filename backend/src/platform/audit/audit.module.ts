import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';
import { AuditChecks } from './audit-checks.js';
import { AuditReader } from './audit-reader.js';
import { HeadFile } from './head-file.js';

@Global()
@Module({ providers: [AuditChain, AuditChecks, AuditReader, HeadFile], exports: [AuditChain, AuditChecks, AuditReader, HeadFile] })
export class AuditModule {}
