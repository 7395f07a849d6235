import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormFiller, SessionProvider, useSession } from 'porsa/react';

const words = {
  en: { title: 'A React application', other: 'فارسی', sent: 'The page has heard of it:' },
  fa: { title: 'برنامه‌ای با React', other: 'English', sent: 'صفحه خبر دارد:' },
};

function Clinic() {
  const { language, direction, setLanguage } = useSession();
  const [answers, setAnswers] = useState();
  const { title, other, sent } = words[language] ?? words.en;
  return (
    <main lang={language} dir={direction} style={{ maxWidth: 760, margin: '0 auto', font: '16px/1.6 system-ui' }}>
      <h1>{title}</h1>
      <button type="button" onClick={() => setLanguage(language === 'fa' ? 'en' : 'fa')}>
        {other}
      </button>
      <FormFiller category="bmi" onSubmit={({ answers: given }) => setAnswers(given)} />
      {answers && (
        <p role="status">
          {sent} <code>{JSON.stringify(answers)}</code>
        </p>
      )}
    </main>
  );
}

const place = document.getElementById('app');
createRoot(place).render(
  <SessionProvider api={place.dataset.api}>
    <Clinic />
  </SessionProvider>,
);
