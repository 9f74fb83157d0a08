import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Properties, calls and errors whose texts are sentences for staff. */
const places = /^(?:reason|message|error|problem|refine|regex|refuse|ActionRejected)$/;

/** Variables and functions that are, or return, such a sentence. */
const names = /^(?:reason|message)$|(?:Message|Mistake|Reason)$/;

const nameOf = (node: ts.Node | undefined): string =>
  node && ts.isIdentifier(node) ? node.text : '';

/** Name of what a call or `new` calls: that of the method, if it is one. */
const calleeOf = ({ expression }: ts.CallExpression | ts.NewExpression): string =>
  nameOf(ts.isPropertyAccessExpression(expression) ? expression.name : expression);

/** Whether a part of a node is a sentence for staff. */
function isForStaff(node: ts.Node, part: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return places.test(nameOf(node.name));
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return part !== node.expression && places.test(calleeOf(node));
  }
  const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  return isNamed && names.test(nameOf(node.name));
}

/** The text of a literal, with {} for what varies; undefined for any other node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** A sentence with {} for each placeholder. */
export const shapeOf = (sentence: string): string =>
  sentence.replace(/\{\w+\}|\$\d/g, '{}').replace(/\{\}(?:\/?\{\})+/g, '{}');

const isSentence = (shape: string) => /\S \S/.test(shape) && /[a-z]{2}/i.test(shape);

/** Sentences in a source file, as shapes: those in places for staff, or all of them. */
export function sentencesIn(file: string, which: 'all' | 'for staff'): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    const text = isInside ? textOf(node) : undefined;
    const shape = text && shapeOf(text);
    if (shape && isSentence(shape)) found.push(shape);
    // The parts of a sum of literals are one sentence.
    if (text !== undefined && ts.isBinaryExpression(node)) return;
    ts.forEachChild(node, (child) => visit(child, isInside || isForStaff(node, child)));
  };
  const source = readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest), which === 'all');
  return found;
}
