import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { isPlainClick } from '@store-analytics/navigation';
import { chunk } from '../../platform/chunk';
import { attempt } from '../../platform/failures';

const PaletteDialog = chunk(() => import(/* webpackChunkName: 'palette' */ './palette-dialog'));

/** Opens the palette: a button, and Ctrl+K or ⌘K. */
export function Palette() {
	const [isOpen, setOpen] = useState<'shops' | boolean>(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!isPaletteKey(event) || isInEditor(event.target)) return;
			event.preventDefault();
			open(() => setOpen(true));
		};
		// The page contains the link if the store server has several shops.
		const switcher = document.querySelector<HTMLElement>('#wp-admin-bar-shops a');
		const onClick = (event: MouseEvent) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			open(() => setOpen('shops'));
		};
		document.addEventListener('keydown', onKey);
		switcher?.addEventListener('click', onClick);
		return () => {
			document.removeEventListener('keydown', onKey);
			switcher?.removeEventListener('click', onClick);
		};
	}, []);
	return (
		<>
			<Button
				icon="search"
				label={__('Find and open', 'store-analytics')}
				aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
				aria-haspopup="dialog"
				onClick={() => open(() => setOpen(true))}
			/>
			{isOpen && (
				<PaletteDialog
					only={isOpen === 'shops' ? isOpen : undefined}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}

function open(show: () => void): void {
	void attempt(
		'palette',
		(reason) =>
			/* translators: %s: what went wrong, and what to do */
			sprintf(__('The search could not be opened: %s', 'store-analytics'), reason),
		() => PaletteDialog.load().then(show),
	);
}

function isApple(): boolean {
	return /Mac|iPhone|iPad/.test(navigator.platform);
}

function isPaletteKey(event: KeyboardEvent): boolean {
	const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
	const isWithKey = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
	return isWithKey && !shiftKey && !altKey && !defaultPrevented && key.toLowerCase() === 'k';
}

/** In these editors, the key creates links. */
function isInEditor(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.isContentEditable;
}
