import { useRef } from 'react';
import clsx from 'clsx';
import { useInstanceId, VisuallyHidden } from '../../primitives';
import './segmented-selection.css';

export interface SegmentedSelectionProps {
	options: readonly { value: string; label: string }[];
	selected?: string;
	/** Called with `{ [ name ]: value }`. */
	onSelect: (selection: Record<string, string>) => void;
	/** Called too when a press, Space or Enter makes a choice, and not while arrow keys move through the choices. */
	onChoose?: (selection: Record<string, string>) => void;
	name: string;
	/** The label of the group for screen readers. */
	legend: string;
	className?: string;
}

/**
 * Shows a few options as a grid of radio buttons in two columns.
 * @example <SegmentedSelection legend="Range" name="period" options={[{ value: 'week', label: 'Week' }]} onSelect={select} />
 */
export function SegmentedSelection(props: SegmentedSelectionProps) {
	const { options, selected, onSelect, onChoose, name, legend, className } = props;
	const isMoving = useRef(false);
	const group = useInstanceId(name);
	return (
		<fieldset className={clsx('woocommerce-segmented-selection', className)}>
			<legend>
				<VisuallyHidden>{legend}</VisuallyHidden>
			</legend>
			<div className="woocommerce-segmented-selection__container">
				{options.map(({ value, label }) => (
					<div key={value} className="woocommerce-segmented-selection__item">
						<input
							className="woocommerce-segmented-selection__input"
							type="radio"
							name={group}
							id={`${group}-${value}`}
							checked={selected === value}
							onChange={() => onSelect({ [name]: value })}
							onKeyDown={(event) => {
								isMoving.current = event.key.startsWith('Arrow');
								if (!onChoose || ![' ', 'Enter'].includes(event.key)) return;
								// Browsers send no click for a choice that the arrow keys have made.
								event.preventDefault();
								onSelect({ [name]: value });
								onChoose({ [name]: value });
							}}
							onKeyUp={() => (isMoving.current = false)}
							onClick={() => isMoving.current || onChoose?.({ [name]: value })}
						/>
						<label htmlFor={`${group}-${value}`}>
							<span className="woocommerce-segmented-selection__label">{label}</span>
						</label>
					</div>
				))}
			</div>
		</fieldset>
	);
}
