import { VIEW_DATA, type ViewData } from '@store-analytics/rest-api';
import type { ChangesResponse, QueryResponse } from '@store-analytics/rest-api/contract';

/** What a tool returned. */
export type Answer =
	| { readonly kind: 'query'; readonly data: QueryResponse; readonly about: ViewData | undefined }
	| {
			readonly kind: 'changes';
			readonly data: ChangesResponse;
			readonly about: ViewData | undefined;
	  }
	| { readonly kind: 'refused'; readonly message: string }
	/** The client passed on nothing that can be shown. */
	| { readonly kind: 'unreadable' };

interface Result {
	readonly isError?: unknown;
	readonly content?: unknown;
	readonly structuredContent?: unknown;
	readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Reads the result of a tool as a client passes it on, of any shape. */
export function readAnswer(result: unknown): Answer {
	const { isError, content, structuredContent, _meta: meta } = Object(result) as Result; // as: checked below
	const text = textOf(content);
	if (isError === true) return { kind: 'refused', message: text };
	const data = Object(structuredContent ?? parsed(text)) as Readonly<Record<string, unknown>>; // as: an object, whatever is in it
	const about = readAbout(meta?.[VIEW_DATA]);
	// as: the server's own responses, told apart by the list that each has
	if (Array.isArray(data['rows']) && Array.isArray(data['metrics'])) {
		return { kind: 'query', data: data as unknown as QueryResponse, about };
	}
	if (Array.isArray(data['by'])) {
		return { kind: 'changes', data: data as unknown as ChangesResponse, about };
	}
	return { kind: 'unreadable' };
}

function readAbout(value: unknown): ViewData | undefined {
	const about = Object(value) as Partial<ViewData>; // as: checked here
	return about.formats && about.asked
		? { metrics: [], ...about, formats: about.formats, asked: about.asked }
		: undefined;
}

function textOf(content: unknown): string {
	const parts: readonly unknown[] = Array.isArray(content) ? content : [];
	const texts = parts.map((part) => (Object(part) as { text?: unknown }).text); // as: a block of any kind
	return texts.filter((text) => typeof text === 'string').join('\n');
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
