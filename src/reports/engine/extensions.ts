import { applyFilters, filters } from '@wordpress/hooks';

/** A callback of an extension that failed: which hook, whose, and what it said. */
export interface ExtensionFailure {
	readonly hook: string;
	readonly namespace: string;
	readonly message: string;
}

export interface Extended<Value> {
	readonly value: Value;
	readonly failures: readonly ExtensionFailure[];
}

/**
 * Lets extensions change a value. A callback that throws, or answers with something that `accepts` does not know, is left
 * out and reported by its namespace; the others still count.
 */
export function extend<Value>(
	hook: string,
	value: Value,
	accepts: (result: unknown) => result is Value,
	...rest: unknown[]
): Extended<Value> {
	try {
		const result = applyFilters(hook, value, ...rest);
		if (accepts(result)) return { value: result, failures: [] };
	} catch {
		// Which of the callbacks it was shows below.
	}
	return oneByOne(hook, value, accepts, rest);
}

function oneByOne<Value>(
	hook: string,
	value: Value,
	accepts: (result: unknown) => result is Value,
	rest: readonly unknown[],
): Extended<Value> {
	const failures: ExtensionFailure[] = [];
	let current = value;
	for (const { callback, namespace } of handlersOf(hook)) {
		try {
			const result: unknown = callback(current, ...rest);
			if (accepts(result)) current = result;
			else failures.push({ hook, namespace, message: `answered with ${describe(result)}` });
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			failures.push({ hook, namespace, message });
		}
	}
	return { value: current, failures };
}

interface Handler {
	readonly callback: (value: unknown, ...rest: unknown[]) => unknown;
	readonly namespace: string;
}

function handlersOf(hook: string): readonly Handler[] {
	const store = filters as unknown as Record<string, { handlers?: readonly Handler[] } | undefined>; // its type hides the names
	return store[hook]?.handlers ?? [];
}

function describe(value: unknown): string {
	return Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value;
}
