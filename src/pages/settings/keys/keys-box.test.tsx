import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProgramKey } from '@store-analytics/rest-api';
import { CallsList } from './calls-list';
import { KeyForm } from './key-form';
import { KeysList } from './keys-list';
import { NewKey } from './new-key';

const claude: ProgramKey = {
	...{ id: 'a-1', name: 'Claude', personal: false },
	...{ created: '2026-11-20T10:00:00.000Z', used: null },
};

describe('Keys for programs', () => {
	it('are created by name with the keyboard, and not without one', async () => {
		const onMake = jest.fn(() => Promise.resolve(true));
		render(<KeyForm isBusy={false} onMake={onMake} />);
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		expect(onMake).not.toHaveBeenCalled();
		await userEvent.keyboard('  Cursor {Enter}');
		expect(onMake).toHaveBeenCalledWith('Cursor', false);
		expect(screen.getByLabelText('Name of the program')).toHaveValue('');
	});

	it('show a new key once, focused and ready to be copied', async () => {
		const user = userEvent.setup();
		const onClose = jest.fn();
		render(<NewKey secret="sak_text" onClose={onClose} />);
		expect(screen.getByLabelText('Your new key')).toHaveFocus();
		await user.click(screen.getByRole('button', { name: 'Copy key' }));
		expect(await navigator.clipboard.readText()).toBe('sak_text');
		expect(screen.getByRole('status')).toHaveTextContent('The key was copied.');
		await user.click(screen.getByRole('button', { name: 'Done' }));
		expect(onClose).toHaveBeenCalled();
	});

	it('are revoked after a question that names the program', async () => {
		const onRevoke = jest.fn(() => Promise.resolve(true));
		render(<KeysList keys={[claude]} isBusy={false} onRevoke={onRevoke} />);
		expect(screen.getByRole('row', { name: /Claude .* Never Numbers/ })).toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: 'Revoke the key of Claude' }));
		const question = screen.getByRole('alertdialog', { name: /^Revoke the key of Claude\?/ });
		await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
		expect(onRevoke).toHaveBeenCalledWith('a-1');
	});

	it('have a log of requests: ten of them, and all on demand', async () => {
		const call = { at: '2026-11-20T10:00:00.000Z', who: '', what: 'query', rows: 3, status: 200 };
		const refused = { ...call, who: 'Claude', what: 'GET /settings', rows: null, status: 403 };
		render(<CallsList calls={[refused, ...Array.from({ length: 11 }, () => call)]} />);
		expect(screen.getAllByRole('row')).toHaveLength(11);
		expect(
			screen.getByRole('row', { name: /Claude GET \/settings Rejected \(403\)/ }),
		).toBeVisible();
		expect(screen.getAllByRole('row', { name: /Access token query 3/ })).toHaveLength(9);
		await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }));
		expect(screen.getAllByRole('row')).toHaveLength(13);
	});
});
