import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, TextField } from '@store-analytics/components';

interface NewKeyProps {
	readonly secret: string;
	readonly onClose: () => void;
}

/** A new key's text, which is never shown again. It takes the focus, so that nobody misses it. */
export function NewKey({ secret, onClose }: NewKeyProps) {
	const input = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => input.current?.focus(), [secret]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(secret);
			setCopied(true);
		} catch {
			// The clipboard may be unavailable; it always is over plain HTTP.
			input.current?.select();
		}
	};
	return (
		<div className="sa-keys__new">
			<TextField
				ref={input}
				label={__('Your new key', 'store-analytics')}
				help={__('Copy the key now. It cannot be shown again.', 'store-analytics')}
				value={secret}
				readOnly
				dir="ltr"
				onFocus={(event) => event.target.select()}
				onChange={() => undefined}
			/>
			<div className="sa-keys__actions">
				<Button variant="primary" onClick={() => void copy()}>
					{__('Copy key', 'store-analytics')}
				</Button>
				<Button variant="tertiary" onClick={onClose}>
					{__('Done', 'store-analytics')}
				</Button>
				<span role="status">{isCopied && __('The key was copied.', 'store-analytics')}</span>
			</div>
		</div>
	);
}
