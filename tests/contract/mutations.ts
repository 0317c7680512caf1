import { until } from '../../packages/store-server/src/testing/until';
import { replay, type Verdict } from './replay';
import type { Recording } from './recordings';
import { callerHeaders, type RecordedStore } from './store';

/**
 * Changes a shop as the real one was changed, step by step, and compares every response. An export has the id that our
 * server gave it.
 */
export async function replayMutations(
	store: RecordedStore,
	recordings: readonly Recording[],
): Promise<Verdict[]> {
	const { server } = store;
	const verdicts: Verdict[] = [];
	const exportIds = new Map<string, string>();
	for (const recording of recordings) {
		const type = /\/reports\/(\w+)\/export/.exec(recording.request.path)?.[1] ?? '';
		const exportId = exportIds.get(type);
		if (recording.file === 'mutate-import-status-after.json') {
			await putBack(server);
		}
		if (exportId && recording.request.path.endsWith('/status')) {
			await untilExported(server, type, exportId);
		}
		const verdict = await replay(store, recording, exportId);
		const given = fieldOf(verdict.body, 'export_id');
		if (typeof given === 'string') {
			exportIds.set(type, given);
		}
		verdicts.push(verdict);
	}
	return verdicts;
}

/** The recorder undid its import with a full import, and then requested the status. */
async function putBack(server: RecordedStore['server']): Promise<void> {
	await server.inject({
		method: 'POST',
		url: '/wp-json/wc-analytics/reports/import',
		headers: callerHeaders(),
	});
}

/** Resolves when the file of an export can be downloaded. */
export async function untilExported(
	server: RecordedStore['server'],
	type: string,
	id: string,
): Promise<void> {
	await until(
		() =>
			server.inject({
				url: `/wp-json/wc-analytics/reports/${type}/export/${id}/status`,
				headers: callerHeaders(),
			}),
		(reply) => reply.statusCode !== 200 || fieldOf(reply.json(), 'percent_complete') === 100,
	);
}

function fieldOf(body: unknown, name: string): unknown {
	return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
