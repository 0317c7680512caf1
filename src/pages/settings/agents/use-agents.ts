import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { isDictionary, paths, type AgentAccess, type AgentCalls } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { createNotice } from '../../../platform/notices';

/** The settings that the user can change. */
export type AgentChange = Partial<Pick<AgentAccess, 'is_public' | 'personal_data'>>;

interface Failure {
	readonly what: string;
	readonly error: unknown;
	onRetry(): void;
}

/** How many calls show at first, and at most. */
const FEW = 20;
const MOST = 1000;

/** Returns what agents may do, their latest calls, and the actions on them. */
export function useAgents() {
	const [access, setAccess] = useState<AgentAccess>();
	const [log, setLog] = useState<AgentCalls>();
	const [failure, setFailure] = useState<Failure>();
	const [isBusy, setIsBusy] = useState(false);
	const [wanted, setWanted] = useState({ limit: FEW });
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const read = <Reply>(path: string) =>
			request<Reply>({ path, isExpected: isDictionary, signal });
		Promise.all([
			read<AgentAccess>(paths.agents),
			read<AgentCalls>(`${paths.agents}/calls?limit=${wanted.limit}`),
		]).then(
			([now, calls]) => {
				setAccess(now);
				setLog(calls);
			},
			(error: unknown) => {
				if (signal.aborted) return;
				const what = __('The settings for agents could not be loaded.', 'store-analytics');
				const onRetry = () => {
					setFailure(undefined);
					setWanted({ ...wanted });
				};
				setFailure({ what, error, onRetry });
			},
		);
		return () => leaving.abort();
	}, [wanted]);
	const save = async (data: AgentChange) => {
		setIsBusy(true);
		setFailure(undefined);
		try {
			const sent = { path: paths.agents, method: 'POST', data, isExpected: isDictionary } as const;
			setAccess(await request<AgentAccess>(sent));
			const content = __('Your settings have been saved.', 'store-analytics');
			createNotice({ id: 'agents', status: 'success', content });
		} catch (error) {
			const what = __('The settings for agents could not be saved.', 'store-analytics');
			setFailure({ what, error, onRetry: () => void save(data) });
		} finally {
			setIsBusy(false);
		}
	};
	return { access, log, failure, isBusy, save, loadAll: () => setWanted({ limit: MOST }) };
}
