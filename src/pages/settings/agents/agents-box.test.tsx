import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { AgentAccess, AgentCall } from '@store-analytics/rest-api';
import { AgentsBox } from '.';

const user = userEvent.setup({ delay: null });
const off: AgentAccess = {
	is_available: true,
	may_change: true,
	is_public: false,
	personal_data: false,
};
const call: AgentCall = {
	at: '2026-11-27T18:05:35Z',
	user: 'ann',
	app: 'My agent',
	via: '/mcp/mcp-adapter-default-server',
	ability: 'rows',
	asked: '{"of":"orders"}',
	outcome: 'done',
	rows: 17,
	milliseconds: 3,
};
let access: AgentAccess;
let calls: readonly AgentCall[];
let sent: string[];

beforeEach(() => {
	access = off;
	calls = [];
	sent = [];
	window.fetch = async (input, options) => {
		const url = decodeURIComponent(String(input));
		sent.push(`${url.replace(/^.*store-analytics\/v1|&.*$/g, '')} ${String(options?.body ?? '')}`);
		// as: the component sends JSON
		if (options?.body) access = { ...access, ...(JSON.parse(String(options.body)) as object) };
		const limit = Number(/limit=(\d+)/.exec(url)?.[1] ?? 0);
		const log = { calls: calls.slice(0, limit), total: calls.length };
		const text = JSON.stringify(url.includes('/calls') ? log : access);
		return {
			ok: true,
			status: 200,
			headers: new Headers(),
			json: async () => JSON.parse(text),
			text: async () => text,
		} as Response; // jsdom has none
	};
});

describe('The settings for agents', () => {
	it('are off at first, and are saved when they are turned on', async () => {
		render(<AgentsBox />);
		const offer = await screen.findByRole('checkbox', { name: /Offer this shop’s numbers/ });
		expect(offer).not.toBeChecked();
		expect(screen.getByRole('checkbox', { name: /names of customers/ })).not.toBeChecked();
		await user.click(offer);
		await expect(screen.findByRole('checkbox', { name: /Offer/, checked: true })).resolves.toBe(
			offer,
		);
		expect(sent).toContain('/agents?_locale=user {"is_public":true}');
	});

	it('can be changed by administrators only', async () => {
		access = { ...off, may_change: false };
		render(<AgentsBox />);
		expect(await screen.findByText('Only administrators can change this.')).toBeVisible();
		for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
	});

	it('need a WordPress with abilities', async () => {
		access = { ...off, is_available: false };
		render(<AgentsBox />);
		expect(await screen.findByText('This needs WordPress 6.9 or newer.')).toBeVisible();
		expect(screen.queryByRole('checkbox')).toBeNull();
	});
});

describe('The log of agents', () => {
	it('says who asked what, how many rows came back, and what was refused', async () => {
		calls = [call, { ...call, outcome: 'refused', rows: 0 }, { ...call, outcome: 'no_metric' }];
		const { container } = render(<AgentsBox />);
		const table = await screen.findByRole('table', { name: 'Recent requests' });
		const [, first, second, third] = within(table).getAllByRole('row');
		expect(first).toHaveTextContent(/ann.*My agent.*rows.*"of":"orders".*17.*Answered/);
		expect(second).toHaveTextContent('Too many requests within a minute');
		expect(third).toHaveTextContent('Rejected');
		expect((await axe.run(container)).violations).toEqual([]);
	});

	it('shows the latest calls at first, and all on demand', async () => {
		calls = Array.from({ length: 30 }, () => call);
		render(<AgentsBox />);
		const rows = async () => (await screen.findAllByRole('row')).length - 1;
		expect(await rows()).toBe(20);
		await user.click(screen.getByRole('button', { name: 'Show all requests' }));
		await waitFor(async () => expect(await rows()).toBe(30));
	});

	it('says that it is empty', async () => {
		render(<AgentsBox />);
		expect(await screen.findByText('No agent has asked for anything yet.')).toBeVisible();
	});
});
