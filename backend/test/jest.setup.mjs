// The packages of Nest are ES modules. They are loaded first, because CommonJS packages could otherwise see
// half-initialized modules of an import cycle.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
