import { useState, type FormEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, SelectField, TextField, useStore } from '@store-analytics/components';
import { calendarDay, getStoreTimeZoneMoment } from '@store-analytics/date';
import { parseNumber } from '@store-analytics/number';
import { isRate, type ExchangeRate, type ExchangeRates } from '@store-analytics/rest-api';
import { Modal } from '../../../platform/dialog';
import { FailureLine } from '../../../platform/failures';
import { SlowResponseNotice } from '../../../platform/slow-response';
import './rates.css';

interface RatesDialogProps {
	/** Codes of the shops' currencies. */
	readonly currencies: readonly string[];
	/** That of their sum, until another one was chosen; the first by default. */
	readonly usual?: string;
	readonly rates: ExchangeRates | null;
	/** Rejects when they could not be saved. */
	readonly onSave: (rates: ExchangeRates) => Promise<void>;
	readonly onClose: () => void;
}

/**
 * Lets the user type the value of each currency in one of them. An empty field excludes that currency, and the sum of
 * all shops.
 */
export function RatesDialog(props: RatesDialogProps) {
	const { currencies, onClose } = props;
	const { into, change, others, textOf, type, problem, failure, isSaving, save } = useRates(props);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save();
	};
	return (
		<Modal title={__('Exchange rates', 'store-analytics')} onClose={onClose}>
			<form className="sa-rates__form" onSubmit={submit} noValidate>
				<p>
					{__(
						'No exchange rates are downloaded. Totals use the rates entered here and show the date they were entered.',
						'store-analytics',
					)}
				</p>
				<SelectField
					label={__('Total in', 'store-analytics')}
					value={into}
					options={currencies.map((code) => ({ value: code, label: code }))}
					onChange={change}
				/>
				{others.map((code) => (
					<TextField
						key={code}
						label={
							/* translators: 1: code of a currency, 2: code of another */
							sprintf(__('1 %1$s in %2$s', 'store-analytics'), code, into)
						}
						value={textOf(code)}
						inputMode="decimal"
						onChange={(text) => type(code, text)}
					/>
				))}
				{problem !== '' && (
					<p role="alert" className="sa-rates__problem">
						{problem}
					</p>
				)}
				{failure && (
					<FailureLine
						what={__('The rates could not be saved.', 'store-analytics')}
						error={failure.error}
						onRetry={() => void save()}
					/>
				)}
				{isSaving && <SlowResponseNotice />}
				<div className="sa-rates__answers">
					<Button variant="tertiary" onClick={onClose}>
						{__('Cancel', 'store-analytics')}
					</Button>
					<Button variant="primary" type="submit" isBusy={isSaving}>
						{__('Save rates', 'store-analytics')}
					</Button>
				</div>
			</form>
		</Modal>
	);
}

/** The typed rates, until the server has them. */
function useRates({ currencies, usual, rates, onSave, onClose }: RatesDialogProps) {
	const [into, setInto] = useState(
		[rates?.into, usual, currencies[0]].find((code) => currencies.includes(code ?? '')) ?? '',
	);
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const [problem, setProblem] = useState('');
	const [failure, setFailure] = useState<{ readonly error: unknown }>();
	const [isSaving, setIsSaving] = useState(false);
	const { read, write } = useRateText();
	// Rates into another currency do not apply to this one.
	const kept = rates?.into === into ? rates.rates : {};
	const others = currencies.filter((code) => code !== into);
	const textOf = (code: string) => typed[code] ?? (kept[code] ? write(kept[code].rate) : '');
	const save = async () => {
		const next = typedRates(others, textOf, kept, read);
		if (typeof next === 'string') return setProblem(notARate(next));
		setProblem('');
		setFailure(undefined);
		setIsSaving(true);
		try {
			await onSave({ into, rates: next });
			onClose();
		} catch (error) {
			setFailure({ error });
			setIsSaving(false);
		}
	};
	const change = (code: string) => {
		setInto(code);
		setTyped({});
	};
	const type = (code: string, text: string) => setTyped({ ...typed, [code]: text });
	return { into, change, others, textOf, type, problem, failure, isSaving, save };
}

/** Returns the rates of all filled fields (unchanged ones keep their day), or the code of the first invalid one. */
function typedRates(
	codes: readonly string[],
	textOf: (code: string) => string,
	kept: Readonly<Record<string, ExchangeRate>>,
	read: (text: string) => number,
): Record<string, ExchangeRate> | string {
	const today = calendarDay(getStoreTimeZoneMoment());
	const rates: Record<string, ExchangeRate> = {};
	for (const code of codes) {
		const text = textOf(code).trim();
		if (text === '') continue;
		const rate = read(text);
		if (!isRate(rate)) return code;
		const before = kept[code];
		rates[code] = before?.rate === rate ? before : { rate, typed: today };
	}
	return rates;
}

function notARate(code: string): string {
	/* translators: %s: code of a currency */
	const text = __(
		'For %s, enter a number above 0 such as 1.08, or leave it empty.',
		'store-analytics',
	);
	return sprintf(text, code);
}

/** Reads and writes a rate in the number format of the open shop. */
function useRateText() {
	const { currency } = useStore();
	const { decimalSeparator, thousandSeparator } = currency.getCurrencyConfig();
	return {
		read: (text: string) =>
			Number(parseNumber({ decimalSeparator, thousandSeparator }, text) || Number.NaN),
		write: (rate: number) => String(rate).replace('.', decimalSeparator),
	};
}
