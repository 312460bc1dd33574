import { expect, it } from '@jest/globals';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { shapeOf } from './has-shape.js';

const WITH_SHAPE = Object.entries(ENDPOINTS).filter(([, { shape }]) => shape);

it.each(WITH_SHAPE)('the shape of the reply of %s is that of its schema', (_, { reply, shape }) => {
  expect(reply && shapeOf(reply)).toEqual(shape);
});
