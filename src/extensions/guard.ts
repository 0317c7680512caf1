import { addAction, filters, hasAction } from '@wordpress/hooks';
import { shapeOf } from './documented-hooks';
import { reportFailure } from './failures';
import { extensionsChanged } from './late-filters';
import { claim } from './owners';
import type { Shape } from './shapes';

const namespace = 'store-analytics/extensions';

type Callback = (value: unknown, ...rest: unknown[]) => unknown;

interface Handler {
	callback: Callback;
	readonly namespace: string;
}

const guarded = new WeakSet<Callback>();

/**
 * Protects all documented filters from extensions, wherever they are applied. A callback that throws or returns another
 * shape is skipped and named in a notice; the others still count. Later filters are guarded too, and the affected
 * screens render again.
 */
export function guardFilters(): void {
	if (hasAction('hookAdded', namespace)) return;
	for (const hook of Object.keys(filters)) guardHandlers(hook);
	addAction('hookAdded', namespace, (hook: string) => {
		if (guardHandlers(hook)) extensionsChanged();
	});
	addAction('hookRemoved', namespace, (hook: string) => {
		if (shapeOf(hook)) extensionsChanged();
	});
}

function guardHandlers(hook: string): boolean {
	const shape = shapeOf(hook);
	if (shape === undefined) return false;
	const store = filters as unknown as Record<string, { handlers?: Handler[] } | undefined>; // its type hides the names
	for (const handler of store[hook]?.handlers ?? []) {
		if (guarded.has(handler.callback)) continue;
		handler.callback = guard(hook, shape, handler.callback, handler.namespace);
		guarded.add(handler.callback);
	}
	return true;
}

function guard(hook: string, shape: Shape, callback: Callback, owner: string): Callback {
	return (value, ...rest) => {
		const before = new Set(shape.parts(value));
		try {
			const result = callback(shape.copy(value), ...rest);
			if (shape.accepts(result)) {
				claim(
					shape.parts(result).filter((part) => !before.has(part)),
					owner,
				);
				return result;
			}
			reportFailure(owner, hook, new Error(`answered with ${describe(result)}`));
		} catch (error) {
			reportFailure(owner, hook, error);
		}
		return value;
	};
}

function describe(value: unknown): string {
	if (value === undefined) return 'nothing: it has to return the value';
	if (Array.isArray(value)) return 'a list that is not of the right kind';
	return value === null ? 'null' : `a ${typeof value} that is not of the right kind`;
}
