import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	isDictionary,
	paths,
	type ExportRequest,
	type ExportsOverview,
} from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { askAfter } from '../../../platform/ask-again';

/** Milliseconds until the next look: while something is made, and otherwise. */
const SOON = 1000;
const LATER = 60_000;

const isExpected = (reply: unknown) => isDictionary(reply) && Array.isArray(reply['exports']);

/** The cards of the screen, where failures of their buttons are shown. */
type Place = 'page' | 'form' | 'list' | 'saved';

/** What failed, in words, and how to try again. */
export interface Failure {
	readonly place: Place;
	readonly what: string;
	readonly error: unknown;
	readonly onRetry: () => void;
}

/** Changes of exports; each resolves to whether it succeeded. */
export interface ExportActions {
	start(asked: ExportRequest): Promise<boolean>;
	cancel(id: string): Promise<boolean>;
	remove(id: string): Promise<boolean>;
	/** Saves a new export that repeats, or the one with this id. */
	save(asked: object, id?: string): Promise<boolean>;
	run(id: string): Promise<boolean>;
	forget(id: string): Promise<boolean>;
}

/** Returns the exports of the store server, kept up to date, and the actions on them. */
export function useExports() {
	const [data, setData] = useState<ExportsOverview>();
	const [failure, setFailure] = useState<Failure>();
	const [isBusy, setIsBusy] = useState(false);
	const [looks, setLooks] = useState(0);
	const look = useCallback(() => setLooks((before) => before + 1), []);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		request<ExportsOverview>({ path: paths.exports, isExpected, signal }).then(
			(reply) => {
				setData(reply);
				setFailure((known) => (known?.onRetry === look ? undefined : known));
			},
			(error: unknown) => {
				if (signal.aborted) return;
				const what = __('The exports could not be loaded.', 'store-analytics');
				setFailure({ place: 'page', what, error, onRetry: look });
			},
		);
		return () => leaving.abort();
	}, [looks, look]);
	useEffect(() => {
		if (!data) return undefined;
		const isMoving =
			data.exports.some(({ endedAt }) => endedAt === null) ||
			data.saved.some(({ isRunning }) => isRunning);
		return askAfter(isMoving ? SOON : LATER, look);
	}, [data, looks, look]);
	const send = async (what: string, asked: Change): Promise<boolean> => {
		const { place, path, method, body = {} } = asked;
		setIsBusy(true);
		setFailure(undefined);
		try {
			await request({ path, method, ...(method === 'POST' && { data: body }) });
			return true;
		} catch (error) {
			setFailure({ place, what, error, onRetry: () => void send(what, asked) });
			return false;
		} finally {
			setIsBusy(false);
			look();
		}
	};
	return { data, failure, isBusy, actions: actionsOn(send) };
}

/** A request that changes something. */
interface Change {
	readonly place: Place;
	readonly path: string;
	readonly method: 'POST' | 'DELETE';
	readonly body?: object;
}

type Send = (what: string, asked: Change) => Promise<boolean>;

function actionsOn(send: Send): ExportActions {
	return {
		start: (body) =>
			send(__('The export could not be started.', 'store-analytics'), {
				...{ place: 'form', path: paths.exports, method: 'POST', body: withoutEmpty(body) },
			}),
		cancel: (id) =>
			send(__('The export could not be canceled.', 'store-analytics'), {
				...{ place: 'list', path: paths.export(id, 'cancel'), method: 'POST' },
			}),
		remove: (id) =>
			send(__('The export could not be deleted.', 'store-analytics'), {
				...{ place: 'list', path: paths.export(id), method: 'DELETE' },
			}),
		save: (body, id) =>
			send(__('The export could not be saved.', 'store-analytics'), {
				path: id === undefined ? paths.savedExports : paths.savedExport(id),
				...{ place: 'saved', method: 'POST', body },
			}),
		run: (id) =>
			send(__('The export could not be started.', 'store-analytics'), {
				...{ place: 'saved', path: paths.savedExport(id, 'run'), method: 'POST' },
			}),
		forget: (id) =>
			send(__('The export could not be deleted.', 'store-analytics'), {
				...{ place: 'saved', path: paths.savedExport(id), method: 'DELETE' },
			}),
	};
}

/** The route takes what is chosen; everything else is absent. */
function withoutEmpty({ tables, ...asked }: ExportRequest): object {
	const chosen = Object.entries(asked).filter(([, value]) => value !== null);
	return { ...Object.fromEntries(chosen), ...(asked.report === null && { tables }) };
}
