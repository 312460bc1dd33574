import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A mutant: a small mistake that can be made in a source file by replacing one piece of its code. */
export interface Mutant {
  /**
   * Id of the mutant. It stays the same as long as neither the mutant's line nor an earlier line with the same text
   * changes.
   */
  id: string;
  file: string;
  /** Line number of the mutant in its source file, counted from 1. */
  line: number;
  kind: string;
  /** Offsets of the replaced code in the source file. */
  start: number;
  end: number;
  original: string;
  replacement: string;
  place: 'expression' | 'statement' | 'body';
  /** Whether the code runs when its module is loaded. The mutant must then be active from the start of a process. */
  isStatic: boolean;
}

type Draft = Pick<Mutant, 'kind' | 'replacement' | 'place'> & { node: ts.Node };

const K = ts.SyntaxKind;
const SWAPPED_OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
};
const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  max: 'min',
  min: 'max',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};
const DROPPED_METHODS = new Set(['filter', 'toSorted', 'slice', 'trim', 'toLowerCase', 'toReversed']);
const SWAPPED_ROLES: Readonly<Record<string, string>> = {
  patient: 'superadmin',
  observer: 'operations',
  operations: 'admin',
  admin: 'superadmin',
  superadmin: 'admin',
  signedIn: 'anyone',
  observers: 'signedIn',
  operators: 'observers',
  admins: 'operators',
  superadmins: 'admins',
};
const COMPARISONS = new Set([K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken]);
const GUARDS = new Set(['UseGuards', 'UseFilters', 'Check']);

/** Lists all mutants of a source file, in the order in which they occur in the code. */
export function listMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const drafts: Draft[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    drafts.push(...draftsAt(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const times = new Map<string, number>();
  return drafts.map(({ node, kind, replacement, place }) => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const { line } = source.getLineAndCharacterOfPosition(start);
    const key = [file, kind, text.split('\n')[line]?.trim(), text.slice(start, end), replacement].join('\0');
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const id = createHash('sha256').update(`${key}\0${time}`).digest('hex').slice(0, 10);
    const original = text.slice(start, end);
    return { id, file, line: line + 1, kind, start, end, original, replacement, place, isStatic: isStatic(node) };
  });
}

function draftsAt(node: ts.Node): Draft[] {
  const expression = (kind: string, replacement: string): Draft[] => [{ node, kind, replacement, place: 'expression' }];
  if (ts.isBinaryExpression(node)) return operatorDrafts(node);
  if (ts.isPrefixUnaryExpression(node) && [K.ExclamationToken, K.MinusToken].includes(node.operator))
    return expression('drop sign', node.operand.getText());
  if (ts.isIfStatement(node)) return negation(node.expression);
  if (ts.isConditionalExpression(node)) return negation(node.condition);
  if (ts.isNumericLiteral(node) && isValue(node)) return expression('other number', otherNumber(Number(node.text)));
  if (node.kind === K.TrueKeyword && isValue(node)) return expression('other truth', 'false');
  if (node.kind === K.FalseKeyword && isValue(node)) return expression('other truth', 'true');
  if (ts.isAwaitExpression(node)) return awaitDrafts(node);
  if (ts.isStringLiteral(node) && isValue(node)) return stringDrafts(node);
  if (ts.isCallExpression(node)) return callDrafts(node);
  if (ts.isExpressionStatement(node)) return statementDrafts(node);
  if (ts.isThrowStatement(node)) return [{ node, kind: 'drop throw', replacement: ';', place: 'statement' }];
  if (ts.isBlock(node)) return bodyDrafts(node);
  if (ts.isDecorator(node)) return guardDrafts(node);
  return [];
}

function operatorDrafts(node: ts.BinaryExpression): Draft[] {
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === K.QuestionQuestionToken)
    // A default after an element access such as `list[0]` only satisfies the compiler, which cannot know that the
    // element exists. Removing the default would change nothing.
    return ts.isElementAccessExpression(left)
      ? []
      : [{ node, kind: 'drop default', replacement: left.getText(), place: 'expression' }];
  const swapped = SWAPPED_OPERATORS[operatorToken.kind];
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (!swapped || (operatorToken.kind === K.PlusToken && isText)) return [];
  const replacement = `${left.getText()} ${swapped} ${right.getText()}`;
  return [{ node, kind: `${operatorToken.getText()} to ${swapped}`, replacement, place: 'expression' }];
}

/**
 * Returns the number that replaces a number in a mutant. Numbers from 1,000 up are mostly limits of time or size.
 * Adding 1 would make no noticeable difference to them, so they become 0.
 */
const otherNumber = (value: number): string => String(value < 1000 ? value + 1 : 0);

/**
 * Returns the mutant that negates a condition, if there is one. Comparisons and conditions with a leading `!` are left
 * out, because other mutants already reverse them.
 */
function negation(node: ts.Expression): Draft[] {
  const isComparison = ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind);
  if (isComparison || ts.isPrefixUnaryExpression(node)) return [];
  return [{ node, kind: 'negate condition', replacement: `!(${node.getText()})`, place: 'expression' }];
}

/**
 * Returns the mutant that drops an `await`. An `await` in a return statement is left out, because dropping it changes
 * nothing: the caller awaits the promise anyway.
 */
function awaitDrafts(node: ts.AwaitExpression): Draft[] {
  if (ts.isReturnStatement(node.parent)) return [];
  return [{ node, kind: 'drop await', replacement: node.expression.getText(), place: 'expression' }];
}

function stringDrafts(node: ts.StringLiteral): Draft[] {
  const role = SWAPPED_ROLES[node.text];
  if (role) return [{ node, kind: 'other role or access', replacement: `'${role}'`, place: 'expression' }];
  const isCompared = ts.isBinaryExpression(node.parent) && COMPARISONS.has(node.parent.operatorToken.kind);
  if (!isCompared && !ts.isCaseClause(node.parent)) return [];
  return [{ node, kind: 'other state', replacement: node.text === '' ? `'other'` : `''`, place: 'expression' }];
}

function callDrafts(node: ts.CallExpression): Draft[] {
  const { expression: called } = node;
  // A part of an optional chain cannot be replaced, because the rest of the chain depends on it.
  if (!ts.isPropertyAccessExpression(called) || node.flags & ts.NodeFlags.OptionalChain) return [];
  const receiver = called.expression.getText();
  const name = called.name.text;
  if (DROPPED_METHODS.has(name)) return [{ node, kind: `drop .${name}`, replacement: receiver, place: 'expression' }];
  const swapped = SWAPPED_METHODS[name];
  if (!swapped || (receiver !== 'Math' && name !== 'some' && name !== 'every')) return [];
  const replacement = `${receiver}.${swapped}(${node.arguments.map((argument) => argument.getText()).join(', ')})`;
  return [{ node, kind: `${name} to ${swapped}`, replacement, place: 'expression' }];
}

function statementDrafts(node: ts.ExpressionStatement): Draft[] {
  let inner: ts.Expression = node.expression;
  while (ts.isAwaitExpression(inner) || ts.isVoidExpression(inner)) inner = inner.expression;
  if (ts.isCallExpression(inner) && inner.expression.kind === K.SuperKeyword) return [];
  // Statements that write log messages of the levels debug and info are left out, because these messages are meant for
  // people and tests do not check most of them.
  if (/^(this\.)?logger\.(debug|info)\(/.test(inner.getText())) return [];
  return [{ node, kind: 'drop statement', replacement: ';', place: 'statement' }];
}

function bodyDrafts(node: ts.Block): Draft[] {
  const owner = node.parent;
  const isBody = ts.isFunctionDeclaration(owner) || ts.isMethodDeclaration(owner) || ts.isArrowFunction(owner);
  if (!isBody || node.statements.length < 2) return [];
  return [{ node, kind: 'return at once', replacement: '{ return; }', place: 'body' }];
}

function guardDrafts({ expression }: ts.Decorator): Draft[] {
  if (!ts.isCallExpression(expression) || !GUARDS.has(expression.expression.getText())) return [];
  return [{ node: expression, kind: 'drop guard', replacement: '() => {}', place: 'expression' }];
}

/** Returns whether a literal is a value rather than a type or the name of a property. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  return !ts.isLiteralTypeNode(parent) && !('name' in parent && parent.name === node);
}

/**
 * Returns whether a piece of code runs while its module is loaded, because it is outside all functions, in a decorator
 * or in a static property.
 */
function isStatic(node: ts.Node): boolean {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (ts.isDecorator(outer)) return true;
    if (ts.isFunctionLike(outer)) return false;
    if (ts.isPropertyDeclaration(outer) && inner !== outer.name)
      return outer.modifiers?.some(({ kind }) => kind === K.StaticKeyword) ?? false;
  }
  return true;
}
