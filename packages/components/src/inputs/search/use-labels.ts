import { useEffect, useState } from 'react';
import { useRecovery } from '../../feedback/recovery/use-recovery';
import type { SearchSelection } from './autocompleter';

export type GetLabels = (
	keys: string,
	query: Readonly<Record<string, unknown>>,
) => Promise<readonly SearchSelection[]>;

interface Labels {
	/** An item for each key, in their order. Where no label is known, the key stands for it. */
	items: SearchSelection[];
	status: 'ready' | 'loading' | 'error';
	/** The thrown error, for the status `error`. */
	error: unknown;
	/** Requests the missing ones again, and what else failed. */
	retry: () => void;
	/** Known labels of items just chosen. */
	learn: (items: readonly SearchSelection[]) => void;
}

/** Returns labels for the comma-joined keys of an address; requests only unknown ones. */
export function useLabels(
	keys: string,
	getLabels: GetLabels | undefined,
	query: Readonly<Record<string, unknown>>,
): Labels {
	const [known, setKnown] = useState<Readonly<Record<string, SearchSelection>>>({});
	const [failure, setFailure] = useState<{ keys: string; error: unknown } | null>(null);
	const wanted = keys.split(',').filter((key) => key !== '');
	const missing = wanted.filter((key) => !known[key]).join(',');
	const hasFailed = failure?.keys === missing;

	const learn = (items: readonly SearchSelection[]) =>
		setKnown((old) => ({ ...old, ...byKey(items) }));
	useEffect(() => {
		if (missing === '' || hasFailed) return undefined;
		let isCurrent = true;
		const unknown = missing.split(',').map((key) => ({ key, label: key }));
		const response = getLabels ? getLabels(missing, query) : Promise.resolve([]);
		response.then(
			(items) => isCurrent && setKnown((old) => ({ ...old, ...byKey(unknown), ...byKey(items) })),
			(error: unknown) => isCurrent && setFailure({ keys: missing, error }),
		);
		return () => {
			isCurrent = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the keys decide; callers make query and getLabels anew at each render
	}, [missing, hasFailed]);
	const retry = useRecovery(hasFailed ? failure.error : undefined, () => setFailure(null));
	const pending = hasFailed ? 'error' : 'loading';
	const unlabelled = (key: string): SearchSelection =>
		hasFailed ? { key, label: key } : { key, label: key, isAwaited: true };
	return {
		// All of them, or a choice made meanwhile would take the others away.
		items: wanted.map((key) => known[key] ?? unlabelled(key)),
		status: missing === '' ? 'ready' : pending,
		error: failure?.error,
		retry,
		learn,
	};
}

function byKey(items: readonly SearchSelection[]): Record<string, SearchSelection> {
	return Object.fromEntries(items.map((item) => [String(item.key), item]));
}
