/**
 * What is told on screen needs a page.
 * @jest-environment ./tests/support/environments/dom.cjs
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { render } from '@testing-library/react';
import { shortTime } from '@store-analytics/date';
import { syncProblemKinds, type SyncStatus } from '@store-analytics/rest-api';
import { damageLine } from '../packages/store-server/src/cli/terminal/damage-line';
import { SyncLines } from '../packages/store-server/src/cli/terminal/sync-lines';
import { damagedStore, toldDamage } from '../packages/store-server/src/database/failures';
import { reportOf } from '../packages/store-server/src/server/operations/health';
import { syncHealth } from '../packages/store-server/src/server/operations/sync-health';
import { deletedStore } from '../packages/store-server/src/stores/file-health';
import { readSettings } from '../src/platform/settings/settings';
import { SettingsProvider } from '../src/platform/settings/settings-context';
import { SyncProblem } from '../src/reports/data-status/sync/sync-problem';
import { stateText } from '../src/reports/data-status/sync/sync-state';
import { root } from './architecture/imports';
import { syncStatus } from './support/stores/sync-status';

const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8').replaceAll('`', '');
const SINCE = '2026-11-20T12:05:00.000Z';
const UNTIL = '2026-11-20T12:10:00.000Z';

/** What *Data* shows, as text. */
function onData(status: SyncStatus): string {
	const settings = readSettings({ connectedShop: { address: status.shop, status } });
	const shown = createElement(SettingsProvider, {
		settings,
		children: createElement(SyncProblem, { problem: status.problem }),
	});
	return `${stateText(status, Date.parse(SINCE), String)} ${render(shown).container.textContent}`;
}

/** What the terminal prints. */
function onTerminal(status: SyncStatus): string {
	let said = '';
	new SyncLines({ write: (text: string) => (said += text) } as never).show(status);
	return said;
}

/** This machine's clock, as the terminal writes a time. */
const clock = (iso: string) => new Date(iso).toLocaleString('sv').slice(0, 16);

describe('A failure of the shop is told alike on Data, in the terminal and by /healthz', () => {
	it.each(syncProblemKinds)('%s: what is wrong, since when, and what to do', (kind) => {
		for (const until of [undefined, UNTIL]) {
			const message = 'The shop’s own words.';
			const problem = { kind, message, since: SINCE, ...(until !== undefined && { until }) };
			const status = syncStatus({ problem });
			const health = syncHealth(status);
			const { problem: wrong = '', advice = '' } = health ?? {};
			expect([health?.kind, health?.since, health?.until]).toEqual([kind, SINCE, until]);
			expect([wrong, advice].join(' ')).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
			const [data, terminal] = [onData(status), onTerminal(status)];
			for (const words of [wrong, advice]) {
				// Each writes times as its readers do.
				expect(data).toContain(words.replace(UNTIL, shortTime(new Date(UNTIL))));
				expect(terminal).toContain(words.replace(UNTIL, clock(UNTIL)));
			}
			expect(data).toContain(shortTime(new Date(SINCE)));
			expect(terminal).toContain(`since ${clock(SINCE)}`);
			for (const place of [data, terminal]) expect(place).toContain(message);
		}
	});
});

describe('What has happened to a store is told alike by the terminal, /healthz, what Data asks and the docs', () => {
	it.each([damagedStore(), deletedStore()].map((error) => [error.kind, error] as const))(
		'%s: what is wrong, since when, and what to do',
		(kind, { message }) => {
			const damage = { kind, since: new Date(SINCE), message };
			expect(reportOf(damage)).toEqual({ status: kind, since: SINCE, message });
			expect(toldDamage(damage)).toEqual({ since: SINCE, message });
			expect(damageLine('shop.duckdb', damage)).toBe(`${SINCE} shop.duckdb: ${message}\n`);
			expect(operations).toMatch(new RegExp(`^\\| ${kind} *\\| ${message} *\\|$`, 'm'));
		},
	);
});
