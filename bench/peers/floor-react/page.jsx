import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { faultOf } from '../floor-dom/engine.mjs';
import '../floor-dom/floor.css';
import { createStores } from './store.mjs';

let stores;

function Control({ question, store, onBlur }) {
  const value = useStore(store);
  const { name, type, options } = question;
  const id = `c-${name}`;
  if (type === 'computed') return <output id={id}>{value}</output>;
  if (type === 'select')
    return (
      <select id={id} value={value ?? ''} onChange={(event) => store.set(event.target.value)} onBlur={onBlur}>
        <option value="" />
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  if (type === 'radio')
    return options.map((option) => (
      <label key={option.value} className="choice">
        <input
          type="radio"
          name={name}
          checked={value === option.value}
          onChange={() => store.set(option.value)}
          onBlur={onBlur}
        />
        {option.label}
      </label>
    ));
  if (type === 'checkbox')
    return (
      <label className="choice">
        <input type="checkbox" checked={value === true} onChange={(event) => store.set(event.target.checked)} />
        {question.label}
      </label>
    );
  const read = type === 'number' ? (text) => (text === '' ? '' : Number(text)) : (text) => text;
  return (
    <input
      id={id}
      type={type}
      value={value ?? ''}
      onChange={(event) => store.set(read(event.target.value))}
      onBlur={onBlur}
    />
  );
}

function Box({ question }) {
  const [fault, setFault] = useState('');
  const store = stores.values.get(question.name);
  const control = <Control question={question} store={store} onBlur={() => setFault(faultOf(question, store.get()))} />;
  return (
    <div className="question" data-name={question.name}>
      {question.type === 'radio' ? (
        <fieldset>
          <legend>{question.label}</legend>
          {control}
        </fieldset>
      ) : question.type === 'checkbox' ? (
        control
      ) : (
        <>
          <label htmlFor={`c-${question.name}`}>{question.label}</label>
          {control}
        </>
      )}
      <div className="fault">{fault}</div>
    </div>
  );
}

const Conditional = memo(({ question }) =>
  useStore(stores.visibility.get(question.name)) ? <Box question={question} /> : null,
);
const Always = memo(Box);

export function mount(root, form) {
  stores = createStores(form);
  createRoot(root).render(
    form.questions.map((question) =>
      question.visibleWhen ? (
        <Conditional key={question.name} question={question} />
      ) : (
        <Always key={question.name} question={question} />
      ),
    ),
  );
}
