import { readFileSync } from 'node:fs';

/** A row of the specification's list of calls. */
export interface SpecifiedCall {
  id: string;
  method: string;
  path: string;
  request: string;
  ok: string;
  answers: string;
  success: string;
  failure: string;
}

export interface SpecifiedScreen {
  path: string;
  access: string;
  module: string;
  title: string;
  shows: string;
}

export interface SpecifiedNotice {
  kind: 'failure' | 'success' | 'screen' | 'warning' | 'client';
  text: string;
}

/** Loads a table of the specification: calls, screens or notices. For tests and reports in Node only. */
export function loadSpecification(name: 'calls'): SpecifiedCall[];
export function loadSpecification(name: 'screens'): SpecifiedScreen[];
export function loadSpecification(name: 'notices'): SpecifiedNotice[];
export function loadSpecification(name: string): object[] {
  const [header = '', ...lines] = readFileSync(new URL(`../spec/${name}.tsv`, import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** Splits a cell with several texts, without remarks in parentheses at the end. */
export function splitTexts(cell: string): string[] {
  return cell
    .split(';')
    .map((text) => text.replace(/ \([^)]*\)$/, '').trim())
    .filter((text) => text !== '');
}
